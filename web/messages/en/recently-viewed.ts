/** The words of what was looked at lately. */
export const recentlyViewed = {
  title: 'Recently viewed',
  clear: 'Clear',
}
