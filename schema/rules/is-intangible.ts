/** Whether a product of a GraphQL type is neither stored nor delivered: services and downloads. */
export const isIntangible = (typename: string | undefined): boolean =>
  typename === 'VirtualProduct' || typename === 'DownloadableProduct'
