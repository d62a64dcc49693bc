export { AddAll } from './cart/add-all.tsx'
export { storedLists } from './device/stored-lists.ts'
export { listTotal } from './offers/list-offers.ts'
export { useOffers } from './offers/use-offers.ts'
