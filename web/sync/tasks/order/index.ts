export {
  ADDRESS_FIELDS,
  type CheckoutDraft,
  type FailedOrder,
  type GuestDetails,
  type OfferedMethods,
  type PersonalDetails,
  type PlacedOrder,
  type WaitingOrder,
} from './draft.ts'
export {
  type DraftAnswers,
  isBegun,
  isInCheckout,
  isOrderOf,
  isThankYou,
  keptOrder,
  withAnswers,
  withBegin,
  withFailed,
  withOffered,
  withOrder,
  withOrderKey,
  withoutOldOrder,
  withoutWaiting,
  withQueued,
  withReceived,
  withReturned,
  withWaiting,
} from './draft-changes.ts'
export { draftOnDevice } from './draft-on-device.ts'
export { deliveryAddress, orderInput } from './order-input.ts'
export { ORDER_SUBJECT, orderTask } from './order-task.ts'
export {
  hasUnsentOrder,
  isCartUnchanged,
  isLate,
  isSent,
  isTotalUnchanged,
  type UnresolvedOrder,
  unresolvedOrder,
} from './waiting-order.ts'
