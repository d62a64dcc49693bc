/** The words of what was looked at lately. */
export const messages = () => ({
  title: 'Zuletzt angesehen',
  clear: 'Leeren',
})
