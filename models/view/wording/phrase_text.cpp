// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/overload.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {

namespace {

QString argumentText(const resolution::Argument &argument)
{
    return std::visit(Overload{
                          [](const std::string &data) { return isolated(fromUtf8(data)); },
                          [](Instant at) { return instantText(at); },
                          [](const resolution::Phrases &words) {
                              QStringList texts;
                              for (const resolution::Phrase &word : words)
                                  texts << phraseText(word);
                              return listed(texts);
                          },
                      },
                      argument);
}

QString sentencesText(const resolution::Phrases &sentences)
{
    QStringList texts;
    for (const resolution::Phrase &sentence : sentences)
        texts << phraseText(sentence);
    return paragraph(texts);
}

} // namespace

QString phraseText(const resolution::Phrase &phrase)
{
    std::vector<std::string> arguments;
    for (const resolution::Argument &argument : phrase.arguments)
        arguments.push_back(argumentText(argument).toStdString());
    const QString pattern = tr(std::string(phrase.pattern).c_str());
    return fromUtf8(resolution::filled(pattern.toStdString(), arguments));
}

QString refusalText(const resolution::Refusal &refusal)
{
    return sentencesText(resolution::refusalSentences(refusal));
}

QString refusalReason(const resolution::Refusal &refusal)
{
    return sentencesText(resolution::reasonSentences(refusal));
}

} // namespace countersign::view
