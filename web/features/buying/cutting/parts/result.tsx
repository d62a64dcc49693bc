import { type ComponentProps, Suspense, useEffect } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { UsePackingResult } from '../packing/use-packing.ts'
import { Charges, Figures, preloadOutcome } from './outcome-parts.ts'

interface ResultProps extends Omit<ComponentProps<typeof Charges>, 'packing' | 'isOutdated' | 'advice'> {
  readonly state: UsePackingResult
}

export function Result({ state: { packing, isOutdated, hasFailed, advice }, ...charges }: ResultProps) {
  const words = useMessages('cutting')
  const isNeeded = isOutdated || packing !== null
  useEffect(() => {
    if (isNeeded) void preloadOutcome()
  }, [isNeeded])
  return (
    <section id="plan" className={styles.result} aria-label={words.result}>
      <h2>{words.result}</h2>
      {hasFailed && <Notice kind="error">{words.failed}</Notice>}
      <div role="status" aria-busy={isOutdated}>
        {packing ? (
          <Suspense fallback={<p className={styles.hint}>{words.packing}</p>}>
            <Figures packing={packing} />
          </Suspense>
        ) : (
          <p className={styles.hint}>{isOutdated && !hasFailed ? words.packing : words.nothingYet}</p>
        )}
      </div>
      {packing && (
        <Suspense>
          <Charges {...{ packing, isOutdated, advice }} {...charges} />
        </Suspense>
      )}
    </section>
  )
}
