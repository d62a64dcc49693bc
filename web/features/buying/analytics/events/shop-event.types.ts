/** An item in the format of Google Analytics 4. */
export interface EventItem {
  /** Sku of the product, also for a variant. */
  readonly item_id: string
  readonly item_name: string
  /** Sku of the variant. */
  readonly item_variant?: string
  /** Unit price with VAT in the main unit of the currency; omitted if unknown. */
  readonly price?: number
  readonly quantity?: number
}

/** An event in the format of Google Analytics 4, which other tag containers read too. */
export interface ShopEvent {
  readonly event: 'view_item' | 'view_item_list' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase'
  readonly ecommerce: {
    /** Always the specification's currency, for any store view. @source LOCALE-4 */
    readonly currency: 'GBP'
    /** With VAT, in the main unit; omitted if unknown. */
    readonly value?: number
    readonly item_list_name?: string
    readonly checkout_step?: 1
    readonly transaction_id?: string
    readonly items: readonly EventItem[]
  }
}
