import { useEffect, useRef, useState } from 'react'
import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import type { GrainAdvice } from './grain-advice.ts'
import type { Packing, PackRequest } from './pack-list.ts'

export interface UsePackingResult {
  /** The last packing result; null if there is none or nothing can be cut. */
  readonly packing: Packing | null
  /** The list has changed since it was packed. */
  readonly isOutdated: boolean
  readonly hasFailed: boolean
  /** How the list needs fewer sheets; null if unknown or if nothing helps. */
  readonly advice: GrainAdvice | null
}

/** Messages of the worker: first the packing, then advice if there is any. */
type PackMessage = { readonly packing: Packing } | { readonly id: number; readonly advice: GrainAdvice }

/** Packs the list in a worker whenever it changes; outdated results are ignored. */
export function usePacking(panels: readonly ListedPanel[], stock: Stock | null, saw: Saw): UsePackingResult {
  const worker = useRef<Worker | null>(null)
  const lastId = useRef(0)
  const [packing, setPacking] = useState<Packing | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [advice, setAdvice] = useState<{ readonly id: number; readonly advice: GrainAdvice } | null>(null)
  const [wantedId, setWantedId] = useState(0)
  const key = JSON.stringify([panels, stock, saw])

  useEffect(() => () => worker.current?.terminate(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers all inputs, which are new objects on every render
  useEffect(() => {
    lastId.current += 1
    setWantedId(lastId.current)
    if (!stock || panels.length === 0) {
      setPacking(null)
      return
    }
    worker.current ??= startWorker(
      (answer) => {
        setFailed(false)
        if ('advice' in answer) setAdvice(answer)
        else if (answer.packing.id === lastId.current) setPacking(answer.packing)
      },
      (error) => {
        console.warn('The cutting list could not be packed', error)
        setFailed(true)
      },
    )
    worker.current.postMessage({ id: lastId.current, panels, stock, saw } satisfies PackRequest)
  }, [key])

  return {
    packing,
    isOutdated: panels.length > 0 && packing?.id !== wantedId,
    hasFailed,
    advice: advice?.id === wantedId ? advice.advice : null,
  }
}

/** Starts a worker that packs lists. */
export function startWorker(onMessage: (message: PackMessage) => void, onFailed: (error: unknown) => void): Worker {
  const worker = new Worker(new URL('./pack.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<PackMessage>) => onMessage(data)
  worker.onerror = ({ message }) => onFailed(message)
  return worker
}
