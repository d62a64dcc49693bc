import { type ComponentProps, Suspense } from 'react'
import { late } from '../../../late/late.tsx'

const LateLimitNote = late(async () => (await import('./limits/limit-note.tsx')).LimitNote, ['cart'])

export const LimitNote = (props: ComponentProps<typeof LateLimitNote>) => (
  <Suspense>
    <LateLimitNote {...props} />
  </Suspense>
)

export const QuantityPrice = late(async () => (await import('../../../components/price/breaks/quantity-price.tsx')).QuantityPrice)
