import { useEffect, useState } from 'react'
import { retried } from '../../../data/retried.ts'

type Rules = typeof import('../rules/index.ts')

let loaded: Rules | null = null

/** What lists and materials are understood by; nobody needs it before a material is chosen. */
export const loadRules = retried(async (): Promise<Rules> => {
  loaded = await import('../rules/index.ts')
  return loaded
})

/** Those rules, fetched while the device is read; null until they are there. Where they did not come, they are fetched once more when they are needed. */
export function useRules(isNeeded: boolean): { readonly rules: Rules | null; readonly hasFailed: boolean } {
  const [rules, setRules] = useState<Rules | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a need is a reason to try again
  useEffect(() => {
    let isOpen = true
    setFailed(false)
    loadRules().then(
      (there) => isOpen && setRules(there),
      (error) => {
        console.warn('The rules of cutting lists cannot be fetched', error)
        if (isOpen) setFailed(true)
      },
    )
    return () => {
      isOpen = false
    }
  }, [isNeeded])
  return { rules: rules ?? loaded, hasFailed }
}
