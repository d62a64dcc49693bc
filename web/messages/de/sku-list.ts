import type { Format } from '../format.ts'

/** The words of every list of products that a shopper makes. */
export const messages = ({ counted, figure }: Format) => ({
  failed: 'Es konnte gerade nicht alles geladen werden.',
  retry: 'Noch einmal versuchen',
  count: (count: number) => counted(count, 'Produkt', 'Produkte'),
  clear: 'Alle entfernen',
  remove: 'Entfernen',
  removed: (count: number) =>
    count === 1 ? 'Das Produkt wurde entfernt.' : `${counted(count, 'Produkt', 'Produkte')} wurden entfernt.`,
  undo: 'Rückgängig',
  gone: (sku: string) => `${sku} führen wir nicht mehr.`,
  unseen: (sku: string) => `${sku} ist noch nicht auf diesem Gerät. Es ist hier, sobald Sie wieder online sind.`,
  tooMany: (shown: number, count: number) =>
    `Die ersten ${figure(shown)} von ${figure(count)} werden gezeigt. Entfernen Sie einige, um die übrigen zu sehen.`,
})
