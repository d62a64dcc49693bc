import type { PurchaseRefusals } from '../en/purchase-refusals.ts'

/** Reasons why a product cannot be added to the cart, for browser and server. @source TEXT-4 to TEXT-6 */
export const purchaseRefusals: PurchaseRefusals = {
  outOfStock: 'Il prodotto non è disponibile e non può essere aggiunto al carrello!',
  priceUnknown: 'Il prezzo è sconosciuto, il prodotto non può essere aggiunto al carrello!',
  noVariants: 'Nessuna versione del prodotto è disponibile',
}
