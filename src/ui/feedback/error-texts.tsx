'use client';
import { createContext, useContext } from 'react';

/** The few words of the error page. They travel with every page, because nothing can be asked for when it fails. */
export interface ErrorTexts {
  message: string;
  /** When it passes by itself. */
  unavailable: string;
  retry: string;
  home: string;
  homeHref: string;
}

const Context = createContext<ErrorTexts | null>(null);

export const ErrorTextsProvider = Context.Provider;
export const useErrorTexts = () => useContext(Context);
