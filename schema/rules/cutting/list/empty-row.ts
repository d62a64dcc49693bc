export const isEmptyRow = ({
  name,
  length,
  width,
  quantity,
}: Readonly<Record<'name' | 'length' | 'width' | 'quantity', string>>): boolean =>
  [name, length, width].every((cell) => cell.trim() === '') && ['', '1'].includes(quantity.trim())
