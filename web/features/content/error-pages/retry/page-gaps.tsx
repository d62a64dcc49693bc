import { Suspense, useContext } from 'react'
import { useStore } from '../../../../data/store.ts'
import { late } from '../../../../late/late.tsx'
import { CameWithGaps } from './came-with-gaps.ts'
import { gapState } from './gap-state.ts'

const GapNotice = late(async () => (await import('./gap-notice.tsx')).GapNotice, 'now', ['content'])

/** Says that the page has gaps, if it does. @source ERROR-11 */
export function PageGaps() {
  const cameWithGaps = useContext(CameWithGaps)
  const state = useStore(gapState, (known) => known)
  if (state === 'done' || (state === null && !cameWithGaps)) return null
  return (
    <Suspense>
      <GapNotice state={state} />
    </Suspense>
  )
}
