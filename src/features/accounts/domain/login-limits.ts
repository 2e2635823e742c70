import {
  failedLoginsPerAccount,
  failedLoginsPerAccountAndNetwork,
  failedLoginsPerDevice,
  failedLoginsPerNetwork,
} from './limits';

type Attempt = {
  /** Consists of email and audience, even if no such account exists. */
  account: string;
  address: string;
  network: string;
  /** Trusted device of the account that the attempt comes from, if any. */
  device: string | null;
};

/**
 * A trusted device has its own attempts, so that guesses elsewhere do not lock its owner out. The narrowest limit comes
 * first, so that an attempt refused by it does not count towards the shared limits.
 */
export const loginLimits = ({ account, address, network, device }: Attempt) =>
  device
    ? [{ limit: failedLoginsPerDevice, subject: device }]
    : [
        { limit: failedLoginsPerAccountAndNetwork, subject: `${account}@${network}` },
        { limit: failedLoginsPerNetwork, subject: address },
        { limit: failedLoginsPerAccount, subject: account },
      ];
