import { type ComponentProps, Suspense, useEffect } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from '../cutting.module.css'
import type { PackingState } from '../packing/use-packing.ts'
import { Charges, Figures, fetchOutcome } from './late-outcome.ts'

interface ResultProps extends Omit<ComponentProps<typeof Charges>, 'packed' | 'isBehind'> {
  readonly packing: PackingState
}

/** The result of a cutting list: sheets, waste and cost. */
export function Result({ packing: { packed, isBehind, hasFailed }, ...charged }: ResultProps) {
  const words = useMessages('cutting')
  const isNeeded = isBehind || packed !== null
  useEffect(() => {
    if (isNeeded) void fetchOutcome()
  }, [isNeeded])
  return (
    <section className={styles.result} aria-label={words.result}>
      <h2>{words.result}</h2>
      {hasFailed && <Notice kind="error">{words.failed}</Notice>}
      <div role="status" aria-busy={isBehind}>
        {packed ? (
          <Suspense fallback={<p className={styles.hint}>{words.packing}</p>}>
            <Figures packed={packed} />
          </Suspense>
        ) : (
          <p className={styles.hint}>{isBehind && !hasFailed ? words.packing : words.nothingYet}</p>
        )}
      </div>
      {packed && (
        <Suspense>
          <Charges packed={packed} isBehind={isBehind} {...charged} />
        </Suspense>
      )}
    </section>
  )
}
