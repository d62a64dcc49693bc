import type { Format } from '../format.ts'

/** The words of every list of products that a shopper makes. */
export const messages = ({ counted, figure }: Format) => ({
  failed: 'Not everything could be fetched just now.',
  retry: 'Try again',
  count: (count: number) => counted(count, 'product', 'products'),
  clear: 'Remove all',
  remove: 'Remove',
  removed: (count: number) =>
    count === 1 ? 'The product was removed.' : `${counted(count, 'product', 'products')} were removed.`,
  undo: 'Undo',
  gone: (sku: string) => `${sku} is no longer in our range.`,
  unseen: (sku: string) => `${sku} is not on this device yet. It will be here when you are back online.`,
  tooMany: (shown: number, count: number) =>
    `The first ${figure(shown)} of ${figure(count)} are shown. Remove some to see the others.`,
})
