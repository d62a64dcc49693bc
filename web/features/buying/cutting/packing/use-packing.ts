import { useEffect, useRef, useState } from 'react'
import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import type { Packed, PackRequest } from './packed.ts'

export interface PackingState {
  /** The last packing result; null if there is none or nothing can be cut. */
  readonly packed: Packed | null
  /** The list has changed since. */
  readonly isBehind: boolean
  readonly hasFailed: boolean
}

/** Packs the list in a worker whenever it changes; outdated results are ignored. */
export function usePacking(panels: readonly ListedPanel[], stock: Stock | null, saw: Saw): PackingState {
  const worker = useRef<Worker | null>(null)
  const asked = useRef(0)
  const [packed, setPacked] = useState<Packed | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [wanted, setWanted] = useState(0)
  const key = JSON.stringify([panels, stock, saw])

  useEffect(() => () => worker.current?.terminate(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what is packed, which are new objects at every render
  useEffect(() => {
    asked.current += 1
    setWanted(asked.current)
    if (!stock || panels.length === 0) {
      setPacked(null)
      return
    }
    worker.current ??= startWorker(
      (answer) => {
        setFailed(false)
        if (answer.id === asked.current) setPacked(answer)
      },
      (error) => {
        console.warn('A cutting list cannot be packed', error)
        setFailed(true)
      },
    )
    worker.current.postMessage({ id: asked.current, panels, stock, saw } satisfies PackRequest)
  }, [key])

  return { packed, isBehind: panels.length > 0 && packed?.id !== wanted, hasFailed }
}

function startWorker(onPacked: (packed: Packed) => void, onFailed: (error: unknown) => void): Worker {
  const worker = new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Packed>) => onPacked(data)
  worker.onerror = ({ message }) => onFailed(message)
  return worker
}
