export { problemText } from './answers/problem-text.ts'
export { forgetQuickOrder } from './device/rows-on-device.ts'
export { QuickOrder } from './page/quick-order.tsx'
export { lineOffers } from './recognition/line-offers.ts'
