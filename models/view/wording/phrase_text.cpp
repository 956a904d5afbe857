// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/base/overload.h"
#include "models/view/wording/tr.h"
#include "models/view/wording/wording.h"

namespace countersign::view {

namespace {

QString argumentText(const Argument &argument)
{
    return std::visit(Overload{
                          [](const std::string &data) { return isolated(fromUtf8(data)); },
                          [](Instant at) { return instantText(at); },
                          [](const Phrases &words) {
                              QStringList texts;
                              for (const Phrase &word : words)
                                  texts << phraseText(word);
                              return listed(texts);
                          },
                      },
                      argument);
}

QString sentencesText(const Phrases &sentences)
{
    QStringList texts;
    for (const Phrase &sentence : sentences)
        texts << phraseText(sentence);
    return paragraph(texts);
}

} // namespace

QString phraseText(const Phrase &phrase)
{
    if (phrase.empty())
        return {};
    if (phrase.pattern.empty())
        return visible(std::get<std::string>(phrase.arguments.front()));
    std::vector<std::string> arguments;
    for (const Argument &argument : phrase.arguments)
        arguments.push_back(argumentText(argument).toStdString());
    const QString pattern = tr(std::string(phrase.pattern).c_str());
    return fromUtf8(filled(pattern.toStdString(), arguments));
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
