/** Matches a message with any figure in place of its '7'. */
export function anyFigure(message: string): RegExp {
  const [before = '', after = ''] = message.split('7')
  return new RegExp(`^${RegExp.escape(before)}[\\d.,]+${RegExp.escape(after)}$`)
}
