export { confirmLiveData } from './confirm-live-data.ts'
export { hasUnconfirmedPrices } from './unconfirmed.ts'
