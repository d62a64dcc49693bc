export type {
  AddressDetails,
  CheckoutDraft,
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
  withOrder,
  withOrderKey,
  withoutWaiting,
  withWaiting,
} from './draft-changes.ts'
export { draftOnDevice, forgetCheckout } from './draft-on-device.ts'
export { isAsItWas, waitsForAWord } from './waiting-order.ts'
