/** Id of the menu, for buttons that open it as a sheet. */
export const MENU_ID = 'menu'
