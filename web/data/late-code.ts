import { useEffect, useState } from 'react'
import { retried } from './retried.ts'

/** Code that a part of the page can be shown without. */
export interface LateCode<Code> {
  /** Fetches it once for all who need it. @throws where it cannot be fetched; whoever asks next tries again */
  load(): Promise<Code>
  /** Null until it has come. */
  current(): Code | null
}

export function lateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null
  return {
    current: () => code,
    load: retried(async () => {
      code = await fetch()
      return code
    }),
  }
}

/**
 * Code that is fetched when a component opens; null until it is there.
 * @param need where the code did not come, it is fetched once more when this changes
 */
export function useLateCode<Code>(
  late: LateCode<Code>,
  need: unknown = null,
): { readonly code: Code | null; readonly hasFailed: boolean } {
  const [code, setCode] = useState<Code | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a need is a reason to try again
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
