'use client';
import { AddOnsPart } from './add-ons-part';
import { EmergencyPart } from './emergency-part';
import { StepForm } from './step-form';

/** Add-ons and the emergency contact, which most guests leave as they are. */
export const ExtrasScreen = () => (
  <StepForm>
    <AddOnsPart />
    <EmergencyPart />
  </StepForm>
);
