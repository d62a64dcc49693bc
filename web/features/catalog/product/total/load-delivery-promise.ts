/** A separate module, so that product pages do not include the list of files to load. */
export const loadDeliveryPromise = async () => (await import('./delivery-promise.tsx')).DeliveryPromise
