/** The query of the contact page's address, which names a product. */
export interface ContactQuery {
  readonly name: string
  readonly sku: string
  /** Present if the shopper asks to be told when the product is back in stock. */
  readonly waits?: ''
}
