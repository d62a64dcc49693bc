import type { Format } from '../format.ts'

/** The words of every list of products that a shopper makes. */
export const messages = ({ counted, figure }: Format) => ({
  failed: 'Non è stato possibile caricare tutto.',
  retry: 'Riprova',
  count: (count: number) => counted(count, 'prodotto', 'prodotti'),
  clear: 'Rimuovi tutto',
  remove: 'Rimuovi',
  removed: (count: number) =>
    count === 1 ? 'Il prodotto è stato rimosso.' : `${counted(count, 'prodotto', 'prodotti')} sono stati rimossi.`,
  undo: 'Annulla',
  gone: (sku: string) => `${sku} non è più nel nostro assortimento.`,
  unseen: (sku: string) => `${sku} non è ancora su questo dispositivo. Sarà qui appena sarete di nuovo online.`,
  tooMany: (shown: number, count: number) =>
    `Sono mostrati i primi ${figure(shown)} di ${figure(count)}. Rimuovetene alcuni per vedere gli altri.`,
})
