import { useRef, useState } from 'react'
import type { PlaceResult } from './place-order.ts'

/** Places the order, one attempt at a time, however often it is requested. */
export function usePlacing() {
  const [placing, setPlacing] = useState<'first' | 'retry' | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const [isStored, setStored] = useState(false)
  const isPlacing = useRef(false)

  /** @returns null if the order is already being placed */
  async function placeOnce(attempt: 'first' | 'retry', place: () => Promise<PlaceResult>): Promise<PlaceResult | null> {
    if (isPlacing.current) return null
    isPlacing.current = true
    setPlacing(attempt)
    try {
      const result = await place()
      if (result.kind === 'placed') setPlaced(true)
      setStored(result.kind === 'queued' && result.cause === 'offline')
      return result
    } finally {
      isPlacing.current = false
      setPlacing(null)
    }
  }

  return {
    /** The running operation: a new order, or a queued one. */
    placing,
    isPlaced,
    /** The last attempt stored the order on the device, because it was made offline. */
    isStored,
    placeOnce,
  }
}
