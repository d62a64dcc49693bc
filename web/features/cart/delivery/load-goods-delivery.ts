/** Of its own, so that product pages do not carry the list of the files that it takes. */
export const loadGoodsDelivery = async () => (await import('./goods-delivery.tsx')).GoodsDelivery
