import type { CuttingLineInput, CuttingListInput, CuttingListPayload, CuttingPieceInput } from '#schema/generated/types.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { userError } from '../scope/user-errors.ts'
import { sendCuttingList } from './send-cutting-list.ts'

/**
 * Sends a cutting list whose pieces are typed lines or values. Values follow the rules of lines, and their errors name the piece.
 * @source FRONT-13
 */
export async function sendTypedCuttingList(input: CuttingListInput, scope: RequestScope): Promise<CuttingListPayload> {
  const { pieces = [], lines = [] } = input
  if (pieces.length === 0) return sendCuttingList(input, scope)
  if (lines.length > 0) return { isSent: false, userErrors: [userError('INVALID', scope.messages.customer.refused, 'pieces')] }
  const { isSent, userErrors } = await sendCuttingList({ ...input, lines: pieces.map(toLine) }, scope)
  return { isSent, userErrors: userErrors.map((error) => ({ ...error, field: pieceField(error.field ?? null) })) }
}

const toLine = ({ name, length, width, quantity, grain, longEdges, shortEdges }: CuttingPieceInput): CuttingLineInput => ({
  name: name ?? '',
  length: inTenths(length),
  width: typeof width === 'number' ? inTenths(width) : '',
  quantity: String(quantity),
  grain: (grain ?? 'ANY').toLowerCase(),
  edges: `${edges(longEdges, 'L')}${edges(shortEdges, 'S')}`,
})

/** Saws cut to a tenth of a millimetre. One decimal is never read as a thousand. */
const inTenths = (millimetres: number): string => String(Math.round(millimetres * 10) / 10)

const edges = (count: number | undefined, side: 'L' | 'S'): string => (count ? `${count}${side}` : '')

const pieceField = (field: string | null): string | null =>
  field === null ? null : field.replace(/^lines\b/, 'pieces').replace(/\.edges$/, '.longEdges')
