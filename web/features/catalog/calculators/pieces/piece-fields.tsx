import { useMessages } from '../../../../messages/use-messages.tsx'
import { SelectField } from '../form/fields.tsx'
import { useMetres } from '../form/use-metres.ts'
import type { ChosenPiece, TypedChoice } from './choose-piece.ts'
import type { ProductPieces } from './product-pieces.ts'

interface PieceFieldsProps {
  /** The kind of product: 'Moulding'. */
  readonly label: string
  readonly offered: readonly ProductPieces[]
  readonly chosen: ChosenPiece
  readonly onChoose: (changed: Partial<TypedChoice>) => void
}

/** Chooses a product, its size and its length. A choice with one value is not shown. */
export function PieceFields({ label, offered, chosen: { product, size, piece }, onChoose }: PieceFieldsProps) {
  const words = useMessages('calculators').pieces
  const metres = useMetres()
  return (
    <>
      <SelectField
        label={label}
        value={product.sku}
        options={offered.map(({ sku, name }) => ({ value: sku, text: name }))}
        onChoose={(sku) => onChoose({ piece: sku })}
        isWide
      />
      {product.sizes.length > 1 && (
        <SelectField
          label={words.size}
          value={size.label}
          options={product.sizes.map((each) => ({ value: each.label, text: each.label }))}
          onChoose={(picked) => onChoose({ pieceSize: picked })}
        />
      )}
      {size.pieces.length > 1 && (
        <SelectField
          label={words.length}
          value={`${piece.length}`}
          options={size.pieces.map(({ length }) => ({ value: `${length}`, text: metres(length) }))}
          onChoose={(picked) => onChoose({ pieceLength: picked })}
        />
      )}
    </>
  )
}
