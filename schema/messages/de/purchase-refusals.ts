import type { PurchaseRefusals } from '../en/purchase-refusals.ts'

/** Reasons why a product cannot be added to the cart, for browser and server. @source TEXT-4 to TEXT-6 */
export const purchaseRefusals: PurchaseRefusals = {
  outOfStock: 'Das Produkt ist nicht auf Lager und kann nicht in den Warenkorb gelegt werden!',
  priceUnknown: 'Der Preis ist unbekannt, das Produkt kann nicht in den Warenkorb gelegt werden!',
  noVariants: 'Keine Ausführung des Produkts ist verfügbar',
}
