import { useEffect, useState } from 'react'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { EditableList } from '../device/saved-list.ts'
import { readFragment } from './list-link.ts'
import { type OpenOutcome, openList } from './open-list.ts'
import { ReplaceQuestion } from './replace-question.tsx'
import type { AddressRequest } from './use-address-request.ts'

interface OpenRequestProps {
  readonly request: AddressRequest
  readonly rows: readonly ListRow[]
  readonly onChange: EditableList['onChange']
}

type State = OpenOutcome | 'asking' | 'opening' | 'unreadable' | 'failed'

/** Opens a shared list or a material that the address names. Asks before a list replaces another. @source CUT-17, CUT-18 */
export function OpenRequest({ request, rows, onChange }: OpenRequestProps) {
  const { noSize } = useMessages('cutting')
  const words = useMessages('cuttingPlan').shared
  const own = rows.filter((row) => !isEmptyRow(row))
  const [link] = useState(() => readFragment(request.fragment))
  const shared = link.status === 'ready' ? link.list : null
  const [state, setState] = useState<State>(() => {
    if (link.status === 'unreadable') return 'unreadable'
    const replacesOther = shared && own.length > 0 && JSON.stringify(shared.rows) !== JSON.stringify(rows)
    return replacesOther ? 'asking' : 'opening'
  })

  useEffect(() => {
    if (state !== 'opening') return
    const wanted = shared ? shared.material : { sku: request.material ?? '', stockSku: null }
    openList(wanted, shared?.rows ?? null, onChange).then(setState, (error) => {
      console.warn('The list of the address could not be opened', error)
      setState('failed')
    })
  }, [state, shared, request.material, onChange])

  if (state === 'done' || state === 'opening') return null
  if (state === 'asking' && shared)
    return (
      <ReplaceQuestion
        title={words.title}
        text={words.question({ lines: shared.rows.length, own: own.length })}
        open={words.open}
        onOpen={() => setState('opening')}
        onKeep={() => setState('done')}
      />
    )
  const texts = { ...words, noSize }
  return (
    <Notice
      kind={state === 'noMaterial' ? 'warning' : 'error'}
      actions={state === 'failed' && <QuietButton onClick={() => setState('opening')}>{words.retry}</QuietButton>}
    >
      {state !== 'asking' && texts[state]}
    </Notice>
  )
}
