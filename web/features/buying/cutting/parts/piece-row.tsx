import { type ChangeEvent, type ClipboardEventHandler, useId, useState } from 'react'
import type { ListProblem, ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { Icon } from '../../../../components/icons/icon.tsx'
import { NumberField } from '../../../../components/number-field.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { highlightHandlers, rowTone } from '../plan/highlight.ts'
import tones from '../plan/tones.module.css'
import styles from './rows.module.css'

interface PieceRowProps {
  /** From 1. */
  readonly number: number
  readonly row: ListRow
  readonly isBoard: boolean
  readonly problems: readonly ListProblem[]
  readonly onType: (field: keyof ListRow, text: string) => void
  readonly onPaste: ClipboardEventHandler
  /** Null for the empty row at the end. */
  readonly onRemove: (() => void) | null
}

const GRAINS = ['any', 'along', 'across'] as const
const EDGES = [0, 1, 2].flatMap((long) => [0, 1, 2].map((short) => ({ long, short })))

export function PieceRow({ number, row, isBoard, problems, onType, onPaste, onRemove }: PieceRowProps) {
  const words = useMessages('cutting')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // An error is shown together with the field that mends it.
  const needsOpen = problems.some(({ field, error }) => error === 'TURN_IT' || ['name', 'grain', 'edges'].includes(field))
  const [long = 0, short = 0] = EDGES.filter(({ long, short }) => edgeCode(long, short) === row.edges).flatMap(Object.values)
  const summary = [
    row.name.trim(),
    ...(isBoard || row.grain === 'any' ? [] : [words.grains[row.grain as keyof typeof words.grains] ?? row.grain]),
    ...(isBoard ? [] : [words.edges(long, short)]),
  ]
    .filter(Boolean)
    .join(' · ')
  const fieldAttributes = (field: keyof ListRow) => ({
    id: `${id}-${field}`,
    value: row[field],
    'aria-invalid': problems.some((problem) => problem.field === field),
    'aria-describedby': problems.some((problem) => problem.field === field) ? `${id}-${field}-problem` : undefined,
  })
  const cell = (field: keyof ListRow, control: React.ReactNode) => (
    <div className={styles.cell} data-field={field}>
      <label htmlFor={`${id}-${field}`}>{words.fields[field]}</label>
      {control}
    </div>
  )
  const change = (field: keyof ListRow) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onType(field, event.currentTarget.value)
  const numberCell = (field: 'length' | 'width' | 'quantity') =>
    cell(
      field,
      <NumberField
        {...fieldAttributes(field)}
        hasDecimals={field !== 'quantity'}
        maxLength={100}
        onType={(text) => onType(field, text)}
        onPaste={onPaste}
      />,
    )
  return (
    <li className={`${styles.row} ${tones.tone}`} data-tone={rowTone(number - 1)} {...highlightHandlers(number - 1)}>
      <fieldset data-open={isOpen || needsOpen || undefined}>
        <legend className="visually-hidden">{words.row(number)}</legend>
        <span className={`${tones.number} ${styles.number}`} aria-hidden="true">
          {number}
        </span>
        {cell(
          'name',
          <input {...fieldAttributes('name')} onChange={change('name')} autoComplete="off" maxLength={100} onPaste={onPaste} />,
        )}
        {numberCell('length')}
        {!isBoard && numberCell('width')}
        {numberCell('quantity')}
        <button
          type="button"
          className={styles.more}
          aria-label={isBoard ? words.moreOfBoard(number) : words.more(number)}
          aria-expanded={isOpen || needsOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
        {summary && <p className={styles.summary}>{summary}</p>}
        {!isBoard && (
          <>
            {cell(
              'grain',
              <select {...fieldAttributes('grain')} onChange={change('grain')}>
                {GRAINS.map((grain) => (
                  <option key={grain} value={grain}>
                    {words.grains[grain]}
                  </option>
                ))}
                {!GRAINS.some((grain) => grain === row.grain) && <option value={row.grain}>{row.grain}</option>}
              </select>,
            )}
            {cell(
              'edges',
              <select {...fieldAttributes('edges')} onChange={change('edges')}>
                {EDGES.map(({ long, short }) => (
                  <option key={edgeCode(long, short)} value={edgeCode(long, short)}>
                    {words.edges(long, short) || words.noEdges}
                  </option>
                ))}
                {!EDGES.some(({ long, short }) => edgeCode(long, short) === row.edges) && (
                  <option value={row.edges}>{row.edges}</option>
                )}
              </select>,
            )}
          </>
        )}
        {problems.length > 0 && (
          <div className={styles.problems}>
            {problems.map(({ field, error }) => (
              <p key={field} id={`${id}-${field}-problem`} data-error={error}>
                {words.problem(words.fields[field], words.errors[error])}
              </p>
            ))}
          </div>
        )}
        {onRemove && (
          <button type="button" className={styles.remove} aria-label={words.remove(number)} onClick={onRemove}>
            ×
          </button>
        )}
      </fieldset>
    </li>
  )
}

const edgeCode = (long: number, short: number): string => `${long ? `${long}L` : ''}${short ? `${short}S` : ''}`
