import { QuietButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import type { ShownBySku } from '../../../../data/by-sku/use-by-sku.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'

interface ListNoticesProps {
  readonly products: Omit<ShownBySku<unknown>, 'found'>
  readonly total: number
  readonly onRemove: (sku: string) => void
}

/** Says which products of a list cannot be shown, and why. */
export function ListNotices({ products, total, onRemove }: ListNoticesProps) {
  const words = useMessages('lists').skuList
  const { status, gone, unseen, most, retry } = products
  return (
    <>
      {status === 'failed' && (
        <Notice kind="error" actions={<QuietButton onClick={retry}>{words.retry}</QuietButton>}>
          {words.failed}
        </Notice>
      )}
      {total > most && <Notice kind="warning">{words.tooMany({ shown: most, count: total })}</Notice>}
      {gone.map((sku) => (
        <Notice
          key={sku}
          kind="warning"
          actions={
            <QuietButton onClick={() => onRemove(sku)}>
              {words.remove} <span className="visually-hidden">{sku}</span>
            </QuietButton>
          }
        >
          {words.gone(sku)}
        </Notice>
      ))}
      {unseen.map((sku) => (
        <Notice key={sku} kind="info">
          {words.unseen(sku)}
        </Notice>
      ))}
    </>
  )
}
