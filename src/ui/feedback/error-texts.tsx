'use client';
import { createContext, useContext } from 'react';

/** The texts of the error page; they are part of every page, because nothing can be loaded after a failure. */
export interface ErrorTexts {
  message: string;
  /** For an outage that passes by itself. */
  unavailable: string;
  retry: string;
  home: string;
  homeHref: string;
}

const Context = createContext<ErrorTexts | null>(null);

export const ErrorTextsProvider = Context.Provider;
export const useErrorTexts = () => useContext(Context);
