/** An item as Google Analytics 4 names it. */
export interface EventItem {
  /** Sku; of a variant its product's. */
  readonly item_id: string
  readonly item_name: string
  /** Sku of the variant. */
  readonly item_variant?: string
  /** Of one, with VAT, in the main unit of the currency; left out where nobody knows it. */
  readonly price?: number
  readonly quantity?: number
}

/** What a tag container is told: the names and shapes of Google Analytics 4, which other containers read too. */
export interface ShopEvent {
  readonly event: 'view_item' | 'view_item_list' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase'
  readonly ecommerce: {
    /** Always that of the specification, whatever the store view. @source LOCALE-4 */
    readonly currency: 'GBP'
    /** With VAT, in the main unit; left out where nobody knows it. */
    readonly value?: number
    readonly item_list_name?: string
    readonly checkout_step?: 1
    readonly transaction_id?: string
    readonly items: readonly EventItem[]
  }
}
