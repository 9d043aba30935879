/** The local storage key of the bearer token (Spec, platform 4). */
export const tokenKey = 'masthead.token';

/** Why: of this tab only, so that the admin's own token and other tabs stay as they are. */
const viewKey = 'masthead.view-as';

/** The token of this tab's view as another user. */
export const readViewToken = (): string | null => sessionStorage.getItem(viewKey);
export const storeViewToken = (token: string): void => sessionStorage.setItem(viewKey, token);
export const forgetViewToken = (): void => sessionStorage.removeItem(viewKey);

export const readToken = (): string | null => readViewToken() ?? localStorage.getItem(tokenKey);
export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);
/** Spec, platform 4: signing out, by choice or by force, clears all of local storage. */
export const forgetToken = (): void => localStorage.clear();
