/** A separate module, so that product pages do not include the list of files to load. */
export const loadGoodsDelivery = async () => (await import('./goods-delivery.tsx')).GoodsDelivery
