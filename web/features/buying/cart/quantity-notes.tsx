import { late } from '../../../late/late.tsx'

export const LimitNote = late(async () => (await import('./limits/limit-note.tsx')).LimitNote, 'now', ['cart'])

export const QuantityPrice = late(
  async () => (await import('../../../components/price/breaks/quantity-price.tsx')).QuantityPrice,
  'now',
)
