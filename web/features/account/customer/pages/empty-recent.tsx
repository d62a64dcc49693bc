import { EmptyState } from '../../../../components/empty-state/empty-state.tsx'
import wood from '../../../../components/empty-state/wood.module.css'
import { useMessages } from '../../../../messages/use-messages.tsx'

/** With three boards on a rail that show no picture yet. */
export function EmptyRecent() {
  const { title, text, home, search } = useMessages('account').emptyRecent
  const ways = [
    { to: '/', text: home },
    { to: '/search', text: search },
  ]
  return (
    <EmptyState title={title} text={text} level={3} ways={ways} viewBox="0 0 240 140">
      <path className={wood.board} d="M28 28h52v84H28zM94 28h52v84H94z" />
      <path
        className={wood.grain}
        d="M44 28c-6 28 6 56 0 84M62 28c8 20-2 36 2 52s-4 22-2 32M110 28c-4 30 6 58 0 84M130 28c6 26-6 54 0 84"
      />
      <path className={wood.dark} d="M160 28h52v84h-52z" />
      <path className={wood.darkGrain} d="M176 28c-6 28 6 56 0 84M196 28c6 26-6 54 0 84" />
      <path className={wood.line} d="M16 112.5h208" />
    </EmptyState>
  )
}
