export { forgetQuickOrder } from './device/rows-on-device.ts'
export { problemText } from './matches/problem-text.ts'
export { QuickOrder } from './page/quick-order.tsx'
export { lineOffers } from './recognition/line-offers.ts'
