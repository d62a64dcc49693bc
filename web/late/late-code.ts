import { useEffect, useState } from 'react'
import { lazy } from './lazy.ts'

/** Code that is loaded after the part of the page that uses it is shown. */
export interface LateCode<Code> {
  /** Fetches the code once for all callers. @throws if the fetch fails; the next call tries again */
  load(): Promise<Code>
  /** Null until loaded. */
  current(): Code | null
}

export function lateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null
  return {
    current: () => code,
    load: lazy(async () => {
      code = await fetch()
      return code
    }),
  }
}

/**
 * Code fetched when a component mounts; null until loaded.
 * @param need when this changes after a failed fetch, the code is fetched again
 */
export function useLateCode<Code>(
  late: LateCode<Code>,
  need: unknown = null,
): { readonly code: Code | null; readonly hasFailed: boolean } {
  const [code, setCode] = useState<Code | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `need` tries again
  useEffect(() => {
    let isOpen = true
    setFailed(false)
    late.load().then(
      (there) => isOpen && setCode(() => there),
      (error) => {
        console.warn('Code of this page cannot be fetched', error)
        if (isOpen) setFailed(true)
      },
    )
    return () => {
      isOpen = false
    }
  }, [late, need])
  return { code: code ?? late.current(), hasFailed }
}
