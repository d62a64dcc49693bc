export type {
  AddressDetails,
  CheckoutDraft,
  FailedOrder,
  PersonalDetails,
  PlacedOrder,
  WaitingOrder,
} from './draft.ts'
export {
  type DraftAnswers,
  isBegun,
  isInCheckout,
  isThankYou,
  withAnswers,
  withBegin,
  withFailed,
  withOrder,
  withOrderKey,
  withoutWaiting,
  withQueued,
  withReceived,
  withReturned,
  withWaiting,
} from './draft-changes.ts'
export { draftOnDevice, forgetCheckout } from './draft-on-device.ts'
export { isAsItWas, isLate, isSent, waitsToBeSent } from './waiting-order.ts'
