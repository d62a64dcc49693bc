export { confirmLiveData } from './confirm-live-data.ts'
export { hasUnconfirmedPrices } from './find-unconfirmed.ts'
