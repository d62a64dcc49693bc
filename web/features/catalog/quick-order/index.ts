export { forgetQuickOrder } from './device/rows-on-device.ts'
export { lineOffers } from './lookup/line-offers.ts'
export { problemText } from './matches/problem-text.ts'
export { QuickOrder } from './page/quick-order.tsx'
