// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/proposing.h"

#include "app/composition_root.h"
#include "models/desk/look_up_effect.h"
#include "models/desk/resolve.h"

#include <chrono>
#include <variant>

namespace countersign::console {

Status proposeAcceptance(app::Profile profile, const effect::EffectRef &ref, const std::string &reasonCode,
                         const std::string &reasonText)
{
    app::CompositionRoot root(std::move(profile), app::NoDescriptor, COUNTERSIGN_BIN_DIR);
    COUNTERSIGN_TRY(desk::Desk *const desk, root.desk());
    COUNTERSIGN_TRY(providers::LookupService *const service, root.lookups());
    const CancelToken nobodyCancels;
    const Deadline deadline = Deadline::clock::now() + std::chrono::seconds(30);
    COUNTERSIGN_TRY(const desk::LookedUp looked,
                    desk::LookUpEffect(*desk, *service).run(ref, {}, deadline, nobodyCancels));
    const desk::ResolveRequest request{.ref = ref,
                                       .action = statement::Action::Confirm,
                                       .evidence = looked.evidence,
                                       .reasonCode = reasonCode,
                                       .reasonText = reasonText};
    COUNTERSIGN_TRY(const auto outcome, desk::resolve(*desk, request));
    const auto *receipt = std::get_if<ledger::LogReceipt>(&outcome);
    if (receipt == nullptr || receipt->outcome != ledger::SubmitResult::AwaitingCountersign)
        return fail(ErrorKind::Internal, ref.key.value() + " does not wait for a second person");
    return {};
}

} // namespace countersign::console
