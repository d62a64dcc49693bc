import { useEffect, useState } from 'react'
import { useShop } from '../../../data/shop.tsx'
import type { CatalogShop } from './offline-catalog.types.ts'

/**
 * The answer of the offline catalogue to `input`; undefined while asking, and without input.
 * @param ask must be the same function in every render
 */
export function useOfflineResult<Answer>(
  ask: (shop: CatalogShop, input: string) => Promise<Answer>,
  input: string | null,
): Answer | undefined {
  const shop = useShop()
  const [state, setState] = useState<{ readonly input: string; readonly answer: Answer }>()
  useEffect(() => {
    if (input === null) return
    let isCurrent = true
    ask(shop, input).then((answer) => isCurrent && setState({ input, answer }))
    return () => {
      isCurrent = false
    }
  }, [shop, ask, input])
  return state?.input === input ? state.answer : undefined
}
