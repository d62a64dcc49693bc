export { confirmPrices } from './confirm-prices.ts'
