import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'

/** With two slightly different boards side by side. */
export function EmptyComparison() {
  const { emptyTitle, emptyText, home, search } = useMessages('lists').compare
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
  ]
  return (
    <EmptyState title={emptyTitle} text={emptyText} ways={ways} viewBox="0 0 240 170">
      <path className={wood.board} d="M44 22h58v126H44z" />
      <path className={wood.grain} d="M58 22c-6 40 6 80 0 126M72 22c8 30-2 52 2 74s-8 34-2 52M88 22c-4 44 6 84 0 126" />
      <path className={wood.dark} d="M132 46h72v102h-72z" />
      <path className={wood.darkGrain} d="M148 46c-4 30 6 70 0 102M166 46c10 22 8 36 2 52s2 30-2 50M186 46c-6 34 4 70 0 102" />
      <path className={wood.line} d="M20 148.5h200M44 156v8M102 156v8M44 160h58M132 156v8M204 156v8M132 160h72" />
    </EmptyState>
  )
}
