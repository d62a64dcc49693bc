import { useId } from 'react'
import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Option } from '../suggestion-options.ts'
import { optionId } from '../use-combobox.ts'
import styles from './suggestion-panel.module.css'
import { SuggestionText } from './suggestion-text.tsx'

interface SuggestionGroupsProps {
  options: readonly Option[]
  term: string
  active: number | null
  onChoose: () => void
}

const KINDS = ['recent', 'popular', 'size', 'category', 'page', 'product', 'all'] as const

/** The options under their headings. Every option is a link, so that it can be opened in a new tab. */
export function SuggestionGroups({ options, term, active, onChoose }: SuggestionGroupsProps) {
  const { search } = useMessages('shell')
  const id = useId()
  const { recent, popular, sizes: size, categories: category, pages: page, products: product } = search
  const headings = { recent, popular, size, category, page, product, all: null }
  return KINDS.map((kind) => {
    const members = options.map((option, index) => ({ option, index })).filter(({ option }) => option.kind === kind)
    if (members.length === 0) return null
    const heading = headings[kind]
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
      <div
        key={kind}
        role="group"
        aria-labelledby={heading === null ? undefined : `${id}${kind}`}
        className={styles.group}
        data-kind={kind}
      >
        {heading !== null && (
          <p id={`${id}${kind}`} className={styles.heading}>
            {heading}
          </p>
        )}
        {members.map(({ option, index }) => (
          <Link
            key={option.to}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={active === index}
            to={option.to}
            className={styles.option}
            onClick={onChoose}
          >
            <SuggestionText option={option} term={term} />
          </Link>
        ))}
      </div>
    )
  })
}
