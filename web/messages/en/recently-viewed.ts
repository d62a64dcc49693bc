/** The words of what was looked at lately. */
export const messages = () => ({
  title: 'Recently viewed',
  clear: 'Clear',
})
