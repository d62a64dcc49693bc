import { useEffect, useState } from 'react'
import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import type { Packing, PackRequest } from '../packing/pack-list.ts'
import { startWorker } from '../packing/use-packing.ts'
import type { ComparedSize } from './compared-sizes.ts'

/** Packs a list on each size in a worker of its own. @returns results by sku as they come; null after a failure */
export function usePackings(compared: readonly ComparedSize[], saw: Saw): ReadonlyMap<string, Packing> | null {
  const [packings, setPackings] = useState<ReadonlyMap<string, Packing> | null>(new Map())
  const key = JSON.stringify([compared.map(({ size, panels }) => [size.sku, panels]), saw])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers all inputs, which are new objects on every render
  useEffect(() => {
    setPackings(new Map())
    const worker = startWorker(
      (answer) => {
        const sku = 'packing' in answer ? compared[answer.packing.id]?.size.sku : undefined
        if ('packing' in answer && sku !== undefined) setPackings((known) => known && new Map([...known, [sku, answer.packing]]))
      },
      (error) => {
        console.warn('The sizes could not be compared', error)
        setPackings(null)
      },
    )
    for (const [id, { size, panels }] of compared.entries())
      if (panels) worker.postMessage({ id, panels, stock: size.stock, saw } satisfies PackRequest)
    return () => worker.terminate()
  }, [key])
  return packings
}
